import { withoutInherited } from '../withoutInherited'

/*
 * A browser that translates the page moves each text into `<font>`, or puts one of its own in the text's place. React
 * then finds no child where it left one, and fails; or writes a new price into a text that nobody sees any more. The
 * build puts these functions into React (scripts/rollup/react.mjs): they find what shows the text now.
 */

/** By texts of ours that are out of the page: what a translator shows in their place. */
const standIns = new WeakMap<Node, ChildNode>()

/** Google's, or an element of the translator's own. */
const isOfTranslator = (node: Node | null | undefined): node is ChildNode =>
  node instanceof Element && /^font$|-/i.test(node.localName)

/** Notes from now on what takes the place of texts. */
export function followTranslator(root: Node): void {
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes)
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.parentNode) continue
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isOfTranslator)
        if (standIn) standIns.set(node, standIn)
      }
  }).observe(root, withoutInherited({ childList: true, subtree: true }))
}

/** The child of the parent that holds or shows it: itself, unless it is translated. */
function shownIn(parent: Node, child: Node): Node {
  if (child.parentNode === parent) return child
  let at: Node | null = child.parentNode ? child : (standIns.get(child) ?? null)
  while (at && at.parentNode !== parent) at = at.parentNode
  return at ?? child
}

export const removeChild = (parent: Node, child: Node): Node => parent.removeChild(shownIn(parent, child))

export const insertBefore = (parent: Node, node: Node, before: Node | null): Node =>
  parent.insertBefore(node, before && shownIn(parent, before))

/** What has a new text takes its place again, and may be translated anew. */
export function setNodeValue(node: Node, text: string): void {
  node.nodeValue = text
  if (!node.parentNode) standIns.get(node)?.replaceWith(node)
}

/** A document, and a form, may have an element of this name, and the way up would have no end. */
export const parentOf = (node: Node): Node | null => Reflect.get(Node.prototype, 'parentNode', node)
