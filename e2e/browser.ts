const executablePath = process.env.CHROMIUM_PATH

/** Launch options of Chromium; a test that needs graphics passes its own flags. */
export function browserOf(drawing: readonly string[] = ['--disable-gpu']) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', ...drawing],
  }
}
