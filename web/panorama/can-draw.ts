/** Whether the device can draw a room around the visitor: it needs WebGL 2. */
export function canDrawSpheres(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  // Browsers allow only a few at a time.
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl !== null
}
