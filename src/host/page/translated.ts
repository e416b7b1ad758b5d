import { withoutInherited } from '../withoutInherited'

/*
 * A browser that translates the page moves each text into `<font>`, or replaces it with a text of its own; an
 * extension splits a text to put `<a>` around a number. React then does not find its text nodes, and fails,
 * updates a detached text, or leaves the old text beside the new one. The build puts these functions into
 * React (scripts/rollup/libraries.mjs): they find the node that shows the text now.
 */

/** Maps nodes that somebody else has inserted to our text that they were made of. */
const owners = new WeakMap<Node, Text>()

/** Maps our detached texts to the nodes that show them. */
const standIns = new WeakMap<Node, ChildNode>()

/** Texts that React itself has removed. */
const gone = new WeakSet<Node>()

/** Tells whether React has created this node: it marks its elements and texts with a key. */
const isOurs = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'))

const holdsOurs = (node: Node): boolean => isOurs(node) || [...node.childNodes].some(holdsOurs)

const isStrange = (node: Node | null): node is ChildNode => !!node && !isOurs(node)

/** Returns our text that this node is, or that it was made of. */
const ownerOf = (node: Node | null): Text | undefined =>
  node instanceof Text && isOurs(node) ? node : owners.get(node as Node)

/** Starts to record which nodes are made of our texts. */
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

/** Returns the parent's child that contains or shows the node: the node itself, unless it is translated. */
function shownIn(parent: Node, child: Node): Node {
  if (child.parentNode === parent) return child
  let at: Node | null = child.parentNode ? child : (standIns.get(child) ?? null)
  while (at && at.parentNode !== parent) at = at.parentNode
  return at ?? child
}

/** Removes the other nodes made of this text, which show the old words. */
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

/** Sets the text and puts our node back in its place, where it may be translated again. */
export function setNodeValue(node: Node, text: string): void {
  node.nodeValue = text
  if (!node.parentNode) standIns.get(node)?.replaceWith(node)
  standIns.delete(node)
  dropParts(node, node)
}

/**
 * Reads `parentNode` from the prototype: a form or document may contain an element named so, and the walk
 * would never end.
 */
export const parentOf = (node: Node): Node | null => Reflect.get(Node.prototype, 'parentNode', node)
