import { profileUrl } from '#host/page/config'

let path: string | undefined

/** Sets under which path the cabinet lies that is drawn; the links of other islands lead into the customer's. */
export const setBasePath = (basePath: string): void => void (path = basePath)

export const getBasePath = (): string => path ?? profileUrl()

/** Returns the address of a page of the cabinet by its path there. */
export const addressOf = (page: string): string => getBasePath().slice(0, -1) + page
