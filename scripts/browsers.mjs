// Checks the built style sheets and scripts against `browserslist` in package.json, by MDN's data: they use no
// selector, property, value, unit or rule, no built-in and no method that one of the promised browsers lacks.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { generate, parse, walk } from 'css-tree'
import { walk as walkScript } from 'estree-walker'
import { parseAst } from 'rollup/parseAst'

const require = createRequire(import.meta.url)
const { api, css, javascript } = require('@mdn/browser-compat-data')
const promised = require('../package.json').browserslist.map((line) => line.split(' >= '))

/** CSS that a browser may lack: without it the page looks plainer, but it is complete. */
const PLAINER = [
  'contain-intrinsic-block-size',
  'contain-intrinsic-size',
  'content-visibility',
  'forced-color-adjust',
  'grid-template-rows: subgrid',
  'hyphenate-limit-chars',
  'overflow-anchor',
  'overscroll-behavior',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
]

/**
 * Rules with `:has()` that only set sizes and gaps, so a browser without it may skip them. `@supports` around them
 * would add bytes to every first screen.
 */
const LEFT_OUT = [
  /^\.lens:has\(/,
  /^legend:has\(/,
  /^\.row:has\(/,
  /^(\.page|\.cabinet \.panel)>.*:has\(/,
  /^(:is\()?\.(home|desk).*:has\(/,
]

/** CSS that the build also writes under older names, which the compatibility data do not connect with it. */
const OLDER_NAMES = ['inline-size: stretch', 'mask-composite']

/** Methods that scripts call only if they exist, or whose absence they catch. */
const ASKED_FOR = [
  'captureStackTrace',
  'checkVisibility',
  'createScriptURL',
  'detect',
  'setImmediate',
  'share',
  'skipTransition',
  'startViewTransition',
  'yield',
]

/** Methods of ours and of libraries that have the name of a browser's method. */
const NAMESAKES = [
  'cast',
  'check',
  'createContext',
  'dispatch',
  'endpoints',
  'forget',
  'isError',
  'isValid',
  'number',
  'phone',
  'range',
  'resize',
  'retry',
  's',
  'scan',
  'use',
  'when',
]

const KNOWN_CSS = new Set([...PLAINER, ...OLDER_NAMES])
const KNOWN_NAMES = new Set([...ASKED_FOR, ...NAMESAKES])

const isAtLeast = (version, least) => {
  const [one, other] = [version, least].map((text) => text.split('.').map(Number))
  return (one[0] - other[0] || (one[1] ?? 0) - (other[1] ?? 0)) >= 0
}

/**
 * Tells whether all promised browsers have a feature, by its own name or by another name that is in the text, too. A
 * feature without data counts as supported.
 */
function isSupported(feature, name = '', text = '') {
  const support = feature?.__compat?.support
  if (!support) return true
  const isTold = ({ prefix, alternative_name: other = prefix && prefix + name }) =>
    !other || text.includes(other)
  const has = (version, statement) => {
    const { version_added: added, version_removed: removed, flags } = statement
    const isStill = !removed || !isAtLeast(version, removed)
    const isKnown = added && added !== 'preview' && isStill && !flags
    return isKnown && isTold(statement) && isAtLeast(version, added.replace('≤', ''))
  }
  return promised.every(([browser, version]) =>
    [support[browser] ?? []].flat().some((statement) => has(version, statement)),
  )
}

/** Returns the features of the compatibility data by name, at any depth. */
function namesIn(tree, known = new Map()) {
  for (const [name, feature] of Object.entries(tree)) {
    if (name === '__compat') continue
    const own = name.replace(/_static$/, '')
    known.set(own, [...(known.get(own) ?? []), feature])
    namesIn(feature, known)
  }
  return known
}

const types = namesIn(css.types)
const members = namesIn({ api, builtins: javascript.builtins })
const lacks = (known, name) => known.has(name) && !known.get(name).some(isSupported)

const UNITS = [
  [/^[dls]v(h|w|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^cq(h|w|i|b|min|max)$/, 'container_query_length_units'],
]
const unitOf = (unit) => UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit

const isLeftOut = (selectors) =>
  selectors.children.toArray().every((one) => LEFT_OUT.some((pattern) => pattern.test(generate(one))))

/** @returns the CSS that some promised browser lacks, except for what is inside a matching `@supports` */
function unsupportedCss(text) {
  const found = new Set()
  const note = (name, feature, own = name) => {
    if (!isSupported(feature, own, text) && !KNOWN_CSS.has(name)) found.add(name)
  }
  const noteRule = ({ type, name }) => {
    if (type === 'Atrule') note(`@${name}`, css['at-rules'][name])
    if (type === 'Feature') note(`(${name})`, css['at-rules'].media[name])
    if (type === 'NestingSelector') note('&', css.selectors.nesting)
    // A name with a vendor prefix is meant for that engine only.
    if (/^Pseudo/.test(type) && !name.startsWith('-')) note(`:${name}`, css.selectors[name])
  }
  const noteValue = ({ type, name, unit }, property) => {
    const feature = css.properties[property]
    if (type === 'Declaration') note(property, feature)
    if (type === 'Identifier') note(`${property}: ${name}`, feature?.[name], name)
    if (type === 'Function')
      [feature?.[name], ...(types.get(name) ?? [])].forEach((one) => note(`${name}()`, one, name))
    if (type === 'Dimension') note(unit, css.types.length[unitOf(unit)])
  }
  walk(parse(text), function (node) {
    const { type, name } = node
    const isAskedFor = type === 'Atrule' && name === 'supports'
    if (isAskedFor || (type === 'SelectorList' && isLeftOut(node))) return walk.skip
    noteRule(node)
    const property = (type === 'Declaration' ? node : this.declaration)?.property
    if (property && !property.startsWith('-') && !KNOWN_CSS.has(property)) noteValue(node, property)
    return undefined
  })
  return [...found]
}

const builtInOf = ({ name }) => javascript.builtins[name] ?? api[name]

/** Tells whether a promised browser lacks the called built-in; of `x.y()` only the method's name is known. */
function isMissing({ object, property: { name } }) {
  const builtIn = object.type === 'Identifier' && builtInOf(object)
  const own = builtIn && (builtIn[`${name}_static`] ?? builtIn[name])
  return own ? !isSupported(own) : lacks(members, name)
}

/**
 * @returns the built-ins that some promised browser lacks, except for those that are called only if they exist:
 *   `x.y?.()`
 */
function unsupportedScript(text) {
  const found = new Set()
  const note = (name, isBad) => isBad && !KNOWN_NAMES.has(name) && found.add(name)
  walkScript(parseAst(text), {
    enter({ type, callee, optional, regex }) {
      if (type === 'CallExpression' && callee.type === 'MemberExpression') {
        const isAskedFor = optional || callee.optional || callee.computed
        note(callee.property.name, !isAskedFor && isMissing(callee))
      }
      if (type === 'NewExpression' && callee.type === 'Identifier')
        note(callee.name, !isSupported(builtInOf(callee)))
      if (type === 'Literal' && regex) note('/v', regex.flags.includes('v'))
    },
  })
  return [...found]
}

const problems = ['dist', 'dist/chunks', 'dist/assets'].flatMap((folder) =>
  readdirSync(folder).flatMap((file) => {
    const find = file.endsWith('.css') ? unsupportedCss : file.endsWith('.js') ? unsupportedScript : undefined
    return (
      find?.(readFileSync(`${folder}/${file}`, 'utf8')).map((name) => `${name} in ${folder}/${file}`) ?? []
    )
  }),
)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
