import { profileUrl } from '#host/page/config'

let path: string | undefined

/** Sets the base path of the rendered cabinet; links of other islands lead to the customer's cabinet. */
export const setBasePath = (basePath: string): void => void (path = basePath)

export const getBasePath = (): string => path ?? profileUrl()

/** Returns the address of a cabinet page. */
export const addressOf = (page: string): string => getBasePath().slice(0, -1) + page
