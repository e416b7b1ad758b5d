/** How the server names a record: a number by its contract, a text by some of its servers. Sent back as it came. */
export type Id = string | number
