import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: ['{domain,contract,i18n,server,web,embed,demo,scripts}/**/*.test.ts'],
    globalSetup: ['server/db/databases.setup.ts'],
  },
})
