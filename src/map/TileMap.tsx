import { Map as PigeonMap } from 'pigeon-maps'
import { withoutInherited } from '../host/withoutInherited'

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

  /**
   * The library listens on the window, which makes every touch of the page wait for the script. A touch belongs to what it
   * began on, so the map's own element hears all of it.
   */
  override bindTouchEvents = () => {
    const options = withoutInherited({ passive: false })
    this._containerRef?.addEventListener('touchstart', this.onTouchStart, options)
    this._containerRef?.addEventListener('touchmove', this.handleTouchMove, options)
    this._containerRef?.addEventListener('touchend', this.handleTouchEnd, options)
  }

  private readonly onTouchStart = (event: TouchEvent) => {
    // The library waits for one finger first; iPhones tell of two at once.
    if (event.touches.length === 2) this._touchStartPixel ??= []
    this.handleTouchStart(event)
  }
}
