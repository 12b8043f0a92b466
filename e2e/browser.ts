const executablePath = process.env.CHROMIUM_PATH

/** How Chromium is started; a test with demands of its own says how it draws. */
export function browserOf(drawing: readonly string[] = ['--disable-gpu']) {
  return {
    ...(executablePath ? { executablePath } : {}),
    // Without windows Chromium would round the width of each letter to whole pixels, as no printer does.
    args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none', ...drawing],
  }
}
