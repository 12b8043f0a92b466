import { expect, it } from 'vitest'
import { jsonForScript, renderTemplate } from './render-template.ts'

it('escapes values, so that a project’s name cannot break out of its attribute or tag', () => {
  const html = renderTemplate('<title>{{title}}</title><meta content="{{title}}">', { title: `"A" & <b>'s` })
  expect(html).toBe(
    '<title>&quot;A&quot; &amp; &lt;b&gt;&#39;s</title><meta content="&quot;A&quot; &amp; &lt;b&gt;&#39;s">',
  )
})

it('fills every occurrence, and leaves placeholders without a value empty', () => {
  expect(renderTemplate('{{a}}-{{b}}-{{a}}', { a: '1' })).toBe('1--1')
})

it('does not fill placeholders inside values', () => {
  expect(renderTemplate('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}')
})

it('does not escape values in triple braces', () => {
  expect(renderTemplate('{{{head}}}{{head}}', { head: '<meta>' })).toBe('<meta>&lt;meta&gt;')
})

it('writes JSON that cannot end its script', () => {
  const json = jsonForScript({ name: '</script><!--' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: '</script><!--' })
})
