import { Map as PigeonMap } from 'pigeon-maps'
import { withoutInherited } from '../host/withoutInherited'

/**
 * The library's map, for a shadow root: it asks the document for the element under the pointer and would get
 * the shadow host, so it would not recognise its own drags and pinches.
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
   * The library listens to touches on the window, which delays every touch of the page until the script has
   * run. Touch events are dispatched to the element where the touch began, so the map's own element receives
   * them all.
   */
  override bindTouchEvents = () => {
    const options = withoutInherited({ passive: false })
    this._containerRef?.addEventListener('touchstart', this.onTouchStart, options)
    this._containerRef?.addEventListener('touchmove', this.handleTouchMove, options)
    this._containerRef?.addEventListener('touchend', this.handleTouchEnd, options)
  }

  private readonly onTouchStart = (event: TouchEvent) => {
    // The library expects one finger first; iPhones may report two at once.
    if (event.touches.length === 2) this._touchStartPixel ??= []
    this.handleTouchStart(event)
  }
}
