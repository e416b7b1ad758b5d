import type { BuiltFile } from '#host/loading/loadChunk'

/** A text, what is to be filled in (by the number of its place), or an element: its children by their numbers. */
export type TreeNode =
  string | number | [tag: string, attributes: Record<string, string>, ...children: number[]]

/** The first screen as data, each node once. */
export interface Tree {
  nodes: TreeNode[]
  /** By the address inside the cabinet, as the menu has it: '/', '/orders/', '/friends/#reviews'. */
  places: Record<string, Place>
}

export interface Place {
  /** The outermost node of each variant, by `variantOf`. */
  variants: (number | null)[]
  /** Where the link of the menu leads that is the current one. */
  current?: string
  /** The chunk in which the section's page is. */
  page?: string
  /** What draws that page before React. */
  drawnBy?: BuiltFile
}

/** What is filled in, in the order of its places. */
export type Filling = [greeting: string, initials: string, points: string, unit: string, burning: string]

/** What stands in the tree for addresses of the page's configuration. */
export const PROFILE = '/lens-profile/'
export const CHAT = 'https://lens-chat.test/'

const FRIENDS = ['none', 'club', 'cabinet'] as const
const POINTS = ['none', 'plain', 'burning'] as const

export interface Variant {
  isMobile: boolean
  hidesMenu: boolean
  /** Which section for friends the menu has. */
  friends: (typeof FRIENDS)[number]
  /** What is known of the points; nothing in a section. */
  points: (typeof POINTS)[number]
}

const BOTH = [false, true]

export const variants: Variant[] = POINTS.flatMap((points) =>
  FRIENDS.flatMap((friends) =>
    BOTH.flatMap((hidesMenu) => BOTH.map((isMobile) => ({ isMobile, hidesMenu, friends, points }))),
  ),
)

/** Its place in the list. */
export const variantOf = ({ isMobile, hidesMenu, friends, points }: Variant): number =>
  POINTS.indexOf(points) * 12 + FRIENDS.indexOf(friends) * 4 + Number(hidesMenu) * 2 + Number(isMobile)
