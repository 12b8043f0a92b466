const executablePath = process.env.CHROMIUM_PATH

/** How Chromium is started; a test with demands of its own says how it draws. */
export function browserOf(drawing: readonly string[] = ['--disable-gpu']) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', ...drawing],
  }
}
