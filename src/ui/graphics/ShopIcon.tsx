/*
 * Icons that several pages of the shop use; those of a single page are defined there. Every first page loads
 * `ui/lib/icons`.
 */
export const CARD =
  'M5.5 6h13A2.5 2.5 0 0 1 21 8.5V16a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8.5A2.5 2.5 0 0 1 5.5 6zM3 10.5h18M6.5 15h4'
export const TRUCK =
  'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0'

interface ShopIconProps {
  /** An SVG path on a 24 × 24 grid. */
  path: string
  size?: 20 | 24
}

/** A decorative icon of the shop; the text beside it has the same meaning. */
export const ShopIcon = ({ path, size = 24 }: ShopIconProps) => (
  <svg className={size === 20 ? 'icon icon-s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
