import { benchRules } from '#bench/rules.ts'

for (const line of benchRules()) console.log(line)
