/** A drawing without its text, which would be set in the fonts of the machine when it becomes pixels. */
export function withoutText(svg: Buffer): Buffer {
  return Buffer.from(svg.toString('utf8').replaceAll(/<text\b[\s\S]*?<\/text\s*>/g, ''))
}
