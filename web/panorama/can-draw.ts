/** Whether the device can draw a panorama as a sphere, which needs WebGL 2. */
export function canDrawSpheres(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  // Releases the context, since browsers allow only a few at a time.
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl !== null
}
