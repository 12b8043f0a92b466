import { parentPort, workerData } from 'node:worker_threads'
import { sanitizeSvg } from '#server/html/sanitize-svg.ts'

parentPort?.postMessage(sanitizeSvg(String(workerData)))
