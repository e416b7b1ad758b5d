/** Path of an icon of a bin. */
export const TRASH = 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5'
