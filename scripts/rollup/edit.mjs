import { walk } from 'estree-walker'
import MagicString from 'magic-string'

/** `npm run build -- --maps` writes source maps, which the files then name; without it there are none. */
export const maps = process.env.MAPS === '1'

/**
 * Changes the code of a module by its syntax tree.
 * @param visit is called with each node, outer nodes first, and with the `MagicString` that takes the edits
 * @param finish is called with the `MagicString`, if there were edits
 * @returns the result of a Rollup hook; null without edits
 */
export function edit(code, ast, visit, finish) {
  const edits = new MagicString(code)
  walk(ast, {
    enter(node) {
      visit(node, edits)
    },
  })
  if (!edits.hasChanged()) return null
  finish?.(edits)
  return { code: edits.toString(), map: maps ? edits.generateMap({ hires: true }) : null }
}

/** 'Array.from' for a member that is named plainly, else nothing. */
export const staticName = ({ type, computed, object, property }) =>
  type === 'MemberExpression' && !computed && object.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : ''
