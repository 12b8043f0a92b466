/** Elements that draw, arrange or describe; none that links, scripts, animates or embeds other documents. */
export const SVG_ELEMENTS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'image'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['clipPath', 'mask', 'marker', 'pattern', 'linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComposite', 'feDropShadow', 'feFlood', 'feGaussianBlur', 'feMerge'],
  ...['feMergeNode', 'feOffset'],
]

/** Elements that are removed with their content. */
export const SVG_DROPPED_WHOLE = [
  ...['script', 'style', 'foreignObject', 'metadata', 'iframe', 'object', 'embed', 'audio', 'video', 'handler'],
  ...['sodipodi:namedview', 'animate', 'animateMotion', 'animateTransform', 'set', 'discard'],
]

/** Text is only shown in these; elsewhere it is white space between elements or outside the root. */
export const SVG_TEXT_ELEMENTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'title', 'desc'])

/** CSS properties that are also attributes, so that a drawing needs no CSS. */
export const PRESENTATION_ATTRIBUTES = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width', 'vector-effect', 'paint-order'],
  ...['opacity', 'color', 'display', 'visibility', 'overflow', 'pointer-events', 'shape-rendering', 'text-rendering'],
  ...['clip-path', 'clip-rule', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end', 'color-interpolation'],
  ...['color-interpolation-filters', 'flood-color', 'flood-opacity', 'stop-color', 'stop-opacity', 'image-rendering'],
  ...['font-family', 'font-size', 'font-style', 'font-variant', 'font-weight', 'font-stretch', 'letter-spacing'],
  ...['word-spacing', 'text-anchor', 'text-decoration', 'dominant-baseline', 'alignment-baseline', 'baseline-shift'],
  ...['writing-mode', 'direction', 'unicode-bidi'],
]

/** Attributes that any element may have. */
export const SVG_ATTRIBUTES = [
  ...PRESENTATION_ATTRIBUTES,
  ...[
    'id',
    'class',
    'data-*',
    'lang',
    'role',
    'aria-label',
    'aria-hidden',
    'xml:space',
    'xmlns',
    'version',
    'transform',
  ],
  ...[
    'viewBox',
    'preserveAspectRatio',
    'width',
    'height',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
  ],
  ...['d', 'points', 'pathLength', 'dx', 'dy', 'rotate', 'textLength', 'lengthAdjust', 'startOffset', 'method', 'href'],
  ...['spacing', 'fx', 'fy', 'fr', 'offset', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits'],
  ...['patternContentUnits', 'patternTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'markerUnits'],
  ...['markerWidth', 'markerHeight', 'refX', 'refY', 'orient', 'filterUnits', 'primitiveUnits', 'in', 'in2', 'result'],
  ...['mode', 'type', 'values', 'operator', 'k1', 'k2', 'k3', 'k4', 'stdDeviation', 'edgeMode'],
]
