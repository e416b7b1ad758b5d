/** `npm run build -- --maps` writes source maps, which the files then name; without it there are none. */
export const maps = process.env.MAPS === '1'
