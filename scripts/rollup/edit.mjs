import { walk } from 'estree-walker'
import MagicString from 'magic-string'

/** `npm run build -- --maps` writes source maps, which the files then name; without it there are none. */
export const maps = process.env.MAPS === '1'

/**
 * Changes the code of a module by its syntax tree.
 * @param visit is called with each node, an outer one before what is in it, and with what takes the edits
 * @param finish is called with what takes the edits, where one was made
 * @returns what a hook of rollup returns: nothing where no edit was made
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
