import type { OpenApi } from '#contract/openapi.ts'
import type { OpenApiOperation } from '#contract/openapi-operation.ts'
import { escapeHtml } from '#server/http/render-template.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
  code { font: 0.875rem/1.5 ui-monospace, monospace; }
  section { margin-block: 2rem; }
  details { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 0.5rem; }
  summary { cursor: pointer; }
  summary code { font-weight: 650; }
  table { border-collapse: collapse; margin-block: 0.5rem; }
  td { padding-block: 0.125rem; padding-inline-end: 1.5rem; vertical-align: top; }
  pre { overflow-x: auto; }
`

/** Renders the OpenAPI document as an HTML page. */
export function renderOpenApi(document: OpenApi): string {
  const { info, tags, paths, components } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    const calls = own.map(({ path, method, operation }) => renderCall(method, path, operation))
    return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${calls.join('')}</section>`
  })
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${renderJson(schema)}</details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>${STYLE}</style></head><body>
<h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description)} <a href="/api/v1/openapi.json">openapi.json</a></p>
${sections.join('\n')}<section><h2>Schemas</h2>${schemas.join('')}</section></body></html>`
}

function renderCall(method: string, path: string, operation: OpenApiOperation): string {
  const { summary, parameters, requestBody, responses } = operation
  const rows = parameters.map(
    ({ name, in: place, required }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? '' : ', optional'}</td></tr>`,
  )
  const body = requestBody ? `<h3>Body</h3>${renderJson(requestBody.content)}` : ''
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<table>${rows.join('')}</table>${body}<h3>Responses</h3>${renderJson(responses)}</details>`
}

/** JSON with its references as links. */
function renderJson(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2))
  return `<pre><code>${text.replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</code></pre>`
}
