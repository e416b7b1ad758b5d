import { Map as PigeonMap } from 'pigeon-maps'

/**
 * The library's map, in a shadow root: it asks the document what lies under the pointer, and would get the root's host,
 * so that no drag or pinch would be its own.
 */
export class TileMap extends PigeonMap {
  override coordsInside([x, y]: [number, number]): boolean {
    const container = this._containerRef
    if (!container) return false
    const { left, top } = container.getBoundingClientRect()
    const hit = (container.getRootNode() as Document | ShadowRoot).elementFromPoint(left + x, top + y)
    return (
      x >= 0 && y >= 0 && x < container.clientWidth && y < container.clientHeight && container.contains(hit)
    )
  }
}
