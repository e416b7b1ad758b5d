/* Drawn tiles, so that the map of the example shop needs no internet: blocks, a river and the tile's own number. */

const SIZE = 256

/** The river runs through the world as one curve, whatever the zoom. */
const river = (x: number, z: number) => 0.4 + 0.12 * Math.sin((x / 2 ** z) * 2 ** 11)

/** A picture follows the colour scheme of the element that shows it, which is that of the map. */
const STYLE = `<style>
  .ground { fill: #fbfcfb } .block { fill: #eef1f0 } .park { fill: #d5e8d0 } .water { fill: none; stroke: #bcd9e6; stroke-width: 28 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #1b343c } .block { fill: #162c33 } .park { fill: #1d3b34 } .water { stroke: #24505f }
  }
</style>`

function drawnTile(z: number, x: number, y: number): string {
  const blocks = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const isPark = (x * 7 + y * 13 + row * 5 + column * 3) % 11 === 0
      return `<rect x="${column * 64 + 4}" y="${row * 64 + 4}" width="56" height="56" rx="4" class="${isPark ? 'park' : 'block'}"/>`
    }),
  )
  const bends = [0, 0.25, 0.5, 0.75, 1].map(
    (step, index) => `${index === 0 ? 'M' : 'L'}${step * SIZE} ${Math.round(river(x + step, z) * SIZE)}`,
  )
  const water = z >= 9 && y % 5 === 0 ? `<path d="${bends.join('')}" class="water"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${STYLE}<rect width="${SIZE}" height="${SIZE}" class="ground"/>${blocks.join('')}${water}</svg>`
}

/** Returns the tile '/api/tiles/12/2476/1280.svg'; those below '/api/tiles/failing/' always fail. */
export function tileAt(path: string): Response {
  if (path.includes('/failing/')) return new Response(null, { status: 503 })
  const [z = 0, x = 0, y = 0] = path.split('/').slice(-3).map(parseFloat)
  return new Response(drawnTile(z, x, y), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
