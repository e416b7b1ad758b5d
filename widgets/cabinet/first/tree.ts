/** A text, what is to be filled in (by the number of its place), or an element: its children by their numbers. */
export type TreeNode =
  string | number | [tag: string, attributes: Record<string, string>, ...children: number[]]

/** The first screen as data, each node once. */
export interface Tree {
  nodes: TreeNode[]
  /** The outermost node of each variant, by `variantOf`. */
  variants: Record<string, number>
}

/** What is filled in, in the order of its places. */
export type Filling = [greeting: string, initials: string, points: string, unit: string, burning: string]

/** What stands in the tree for addresses of the page's configuration. */
export const PROFILE = '/lens-profile/'
export const CHAT = 'https://lens-chat.test/'

export interface Variant {
  isMobile: boolean
  hidesMenu: boolean
  /** Which section for friends the menu has. */
  friends: 'none' | 'club' | 'cabinet'
  /** What is known of the points. */
  points: 'none' | 'plain' | 'burning'
}

export const variantOf = ({ isMobile, hidesMenu, friends, points }: Variant): string =>
  [Number(isMobile), Number(hidesMenu), friends, points].join()
