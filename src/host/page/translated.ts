import { withoutInherited } from '../withoutInherited'

/*
 * A browser that translates the page moves each text into `<font>`, or puts one of its own in the text's place; an
 * extension splits a text to put `<a>` around a number. React then finds no child where it left one, and fails; or writes
 * a new price into a text that nobody sees any more, or beside the old one. The build puts these functions into React
 * (scripts/rollup/react.mjs): they find what shows the text now.
 */

/** By nodes that somebody else has put in: the text of ours that they were made of. */
const owners = new WeakMap<Node, Text>()

/** By texts of ours that are out of the page: what shows them. */
const standIns = new WeakMap<Node, ChildNode>()

/** Texts that React has taken away itself. */
const gone = new WeakSet<Node>()

/** React marks its elements, and its texts, by a key. */
const isOurs = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'))

const holdsOurs = (node: Node): boolean => isOurs(node) || [...node.childNodes].some(holdsOurs)

const isStrange = (node: Node | null): node is ChildNode => !!node && !isOurs(node)

/** The text of ours that this is, or that it was made of. */
const ownerOf = (node: Node | null): Text | undefined =>
  node instanceof Text && isOurs(node) ? node : owners.get(node as Node)

/** Notes from now on what is made of texts. */
export function followTranslator(root: Node): void {
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const strange = [...addedNodes].filter(isStrange)
      const owner = [...removedNodes, previousSibling, nextSibling].map(ownerOf).find(Boolean)
      if (owner) strange.forEach((node) => owners.set(node, owner))
      for (const node of removedNodes) {
        const text = ownerOf(node)
        if (!text || text.parentNode || gone.has(text) || node !== (standIns.get(text) ?? text)) continue
        const standIn = [...strange, previousSibling, nextSibling].find(isStrange)
        if (standIn) {
          owners.set(standIn, text)
          standIns.set(text, standIn)
        }
      }
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

/** Takes out what was made of this text and stands beside it, which says the old words. */
function dropParts(text: Node, shown: Node): void {
  for (const side of ['previousSibling', 'nextSibling'] as const)
    for (let part = shown[side]; part && owners.get(part) === text && !holdsOurs(part); part = shown[side])
      part.remove()
}

export function removeChild(parent: Node, child: Node): Node {
  const shown = shownIn(parent, child)
  gone.add(child)
  dropParts(child, shown)
  return parent.removeChild(shown)
}

export const insertBefore = (parent: Node, node: Node, before: Node | null): Node =>
  parent.insertBefore(node, before && shownIn(parent, before))

/** What has a new text takes its place again, and may be translated anew. */
export function setNodeValue(node: Node, text: string): void {
  node.nodeValue = text
  if (!node.parentNode) standIns.get(node)?.replaceWith(node)
  standIns.delete(node)
  dropParts(node, node)
}

/** A document, and a form, may have an element of this name, and the way up would have no end. */
export const parentOf = (node: Node): Node | null => Reflect.get(Node.prototype, 'parentNode', node)
