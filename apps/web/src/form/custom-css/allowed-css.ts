const SIDES = 'top|right|bottom|left|block|inline|block-start|block-end|inline-start|inline-end';
const SIZES = 'width|height|block-size|inline-size';
const TIMING = 'delay|direction|duration|fill-mode|iteration-count|name|play-state|timing-function';

const FAMILIES = [
  'accent-color|appearance|aspect-ratio|caption-side|caret-color|clear|clip-path|color|color-scheme|content|cursor',
  'direction|display|empty-cells|filter|float|hyphens|isolation|letter-spacing|line-height|opacity|order|orphans|widows',
  'position|quotes|rotate|scale|translate|transform|transform-origin|table-layout|tab-size|vertical-align|visibility',
  'white-space|word-break|word-spacing|word-wrap|writing-mode|z-index|-webkit-(line-clamp|box-orient|text-fill-color)',
  '(align|justify|place)-(content|items|self)|(row-|column-)?gap',
  `animation(-(${TIMING}))?|transition(-(${TIMING}|property))?`,
  'background(-(clip|color|image|origin|position(-[xy])?|repeat|size|blend-mode))?',
  `border(-(${SIDES}))?(-(color|style|width))?|border-((top|bottom|start|end)-(left|right|start|end)-)?radius`,
  'border-(collapse|spacing)|box-(decoration-break|shadow|sizing)',
  'columns|column-(count|fill|rule(-(color|style|width))?|span|width)|counter-(increment|reset|set)',
  'flex(-(basis|direction|flow|grow|shrink|wrap))?|object-(fit|position)',
  'font(-(family|feature-settings|kerning|optical-sizing|size|size-adjust|stretch|style|variant(-[a-z-]+)?|weight))?',
  'grid(-(area|auto-columns|auto-flow|auto-rows|template(-(areas|columns|rows))?|(row|column)(-(start|end))?))?',
  `((min|max)-)?(${SIZES})|(margin|padding|inset)(-(${SIDES}))?|top|right|bottom|left`,
  'list-style(-(type|position))?|outline(-(color|offset|style|width))?|overflow(-(x|y|wrap))?',
  'text-(align|align-last|indent|justify|orientation|overflow|shadow|transform|wrap|underline-(offset|position))',
  'text-(decoration|emphasis)(-(color|line|position|skip-ink|style|thickness))?',
];

/**
 * Matches allowed properties, which only style existing elements. None of them refers to content outside of the form,
 * moves the form to the top layer, or sends requests.
 */
export const allowedProperty = new RegExp(`^(${FAMILIES.join('|')}|--[\\w-]+)$`);

/**
 * Allowed functions. None of them loads URLs (`url`, `src`, `image-set`) or reads page content (`attr`, `element`,
 * `anchor`, `env`).
 */
export const allowedFunctions: ReadonlySet<string> = new Set([
  ...['calc', 'min', 'max', 'clamp', 'round', 'mod', 'rem', 'abs', 'sign', 'var', 'minmax', 'repeat', 'fit-content'],
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix', 'light-dark'],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient', 'counter', 'counters'],
  ...['repeating-linear-gradient', 'repeating-radial-gradient', 'repeating-conic-gradient'],
  ...[
    'translate',
    'translatex',
    'translatey',
    'scale',
    'scalex',
    'scaley',
    'rotate',
    'skew',
    'skewx',
    'skewy',
    'matrix',
  ],
  ...[
    'blur',
    'brightness',
    'contrast',
    'drop-shadow',
    'grayscale',
    'hue-rotate',
    'invert',
    'opacity',
    'saturate',
    'sepia',
  ],
  ...['circle', 'ellipse', 'inset', 'polygon', 'cubic-bezier', 'steps', 'linear'],
]);

export const allowedValueNodes: ReadonlySet<string> = new Set(
  'Value Identifier Number Percentage Dimension Hash String Operator Function Parentheses Brackets Ratio'.split(' '),
);

export const allowedPreludeNodes: ReadonlySet<string> = new Set([
  ...allowedValueNodes,
  ...'AtrulePrelude MediaQueryList MediaQuery Condition Feature FeatureRange SupportsDeclaration Declaration'.split(
    ' ',
  ),
]);

/** Allowed pseudo-classes. None of them reveals the browsing history, as `:visited` would. */
export const allowedPseudoClasses: ReadonlySet<string> = new Set([
  ...['hover', 'focus', 'focus-visible', 'focus-within', 'active', 'checked', 'disabled', 'enabled', 'required'],
  ...['optional', 'valid', 'invalid', 'user-valid', 'user-invalid', 'in-range', 'out-of-range', 'placeholder-shown'],
  ...['read-only', 'read-write', 'indeterminate', 'default', 'empty', 'any-link'],
  ...['first-child', 'last-child', 'only-child', 'first-of-type', 'last-of-type', 'only-of-type'],
  ...['before', 'after', 'first-line', 'first-letter'],
]);

export const selectorPseudoClasses: ReadonlySet<string> = new Set(['is', 'where', 'not', 'has']);
export const nthPseudoClasses: ReadonlySet<string> = new Set([
  ...['nth-child', 'nth-last-child', 'nth-of-type', 'nth-last-of-type'],
]);
export const namePseudoClasses: ReadonlySet<string> = new Set(['lang', 'dir']);

export const allowedPseudoElements: ReadonlySet<string> = new Set([
  ...['before', 'after', 'first-line', 'first-letter', 'marker', 'placeholder', 'selection', 'file-selector-button'],
]);

/** Matches allowed attributes in selectors. They contain neither answers nor URLs. */
export const allowedAttributes =
  /^(type|role|lang|dir|disabled|required|readonly|checked|open|aria-(checked|current|disabled|expanded|invalid|pressed|readonly|required|selected))$/;

/** Maps properties to their allowed keywords. Other properties allow all keywords. */
export const allowedKeywords: Readonly<Record<string, ReadonlySet<string>>> = {
  position: new Set(['static', 'relative', 'absolute', 'initial', 'inherit', 'unset', 'revert']),
  cursor: new Set([
    ...['auto', 'default', 'pointer', 'text', 'help', 'wait', 'progress', 'move', 'grab', 'grabbing', 'crosshair'],
    ...['not-allowed', 'zoom-in', 'zoom-out', 'initial', 'inherit', 'unset'],
  ]),
};

/**
 * Limits for the length of the CSS, and the number of rules, selectors, nesting levels and animation repetitions. They
 * are far above what a form's design needs.
 */
export const maxCharacters = 100_000;
export const maxRules = 2_000;
export const maxSelectors = 4_000;
export const maxDepth = 24;
export const maxIterations = 10;
