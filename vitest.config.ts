import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: ['{domain,contract,i18n,server,web,embed,demo,scripts}/**/*.test.ts'],
    // No module has a state of its own, so that files can share those they have loaded.
    isolate: false,
    globalSetup: ['server/db/databases.setup.ts'],
  },
})
