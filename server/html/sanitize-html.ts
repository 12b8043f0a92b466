import { sanitizeMarkup } from './sanitize-markup.ts'

const LINK = /^(?:https:\/\/|mailto:|tel:)[^\s\\]+$/i
const MEDIA = /^\/media\/[0-9a-f]{32}\/(?:[0-9]{1,5}|file\.svg)$/

const TAGS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'span',
  'blockquote',
  'hr',
  'br',
  'ul',
  'ol',
  'li',
  'a',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'img',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]

/** Elements that are removed with their content. Browsers parse some of them differently from our parser. */
const DROPPED_WHOLE = [
  'script',
  'style',
  'title',
  'textarea',
  'select',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'template',
  'plaintext',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'audio',
  'video',
  'button',
]

/** Removing an element can leave a paragraph inside a paragraph, which the next parser would read as two. */
const MAX_ROUNDS = 5

/**
 * Keeps the text, tables, external links and our own pictures of an html template; removes styles and scripts. Every
 * parser reads the result the same way: it is sanitised until nothing changes, and empty if that takes too long.
 */
export function sanitizeHtml(html: string): string {
  let before = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const after = sanitizeOnce(before)
    if (after === before) return after
    before = after
  }
  return ''
}

function sanitizeOnce(html: string): string {
  const sanitized = sanitizeMarkup(html, {
    allowedTags: TAGS,
    nonTextTags: DROPPED_WHOLE,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, ...rest }) => {
        // The catalogue may be embedded in another page: a link that opened in the frame would replace the catalogue.
        const link = href && LINK.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : {}
        return { tagName, attribs: { ...pick(rest, ['lang', 'dir']), ...link } }
      },
      img: (tagName, { src, ...rest }) => {
        const kept = pick(rest, ['alt', 'width', 'height', 'lang', 'dir'])
        const shown = src && MEDIA.test(src) ? { src, loading: 'lazy' } : {}
        return { tagName, attribs: { alt: '', ...kept, ...shown } }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
  return sanitized?.markup ?? ''
}

function pick(attributes: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)))
}
