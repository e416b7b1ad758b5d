/** Drawn here alone: the icons of the home stay as small as they are. */
const ICONS = {
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  truck:
    'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
}

interface ShopIconProps {
  name: keyof typeof ICONS
  size?: 20 | 24
}

/** Decorative icon of the shop's pages; its meaning stands in words beside it. */
export const ShopIcon = ({ name, size = 24 }: ShopIconProps) => (
  <svg className={size === 20 ? 'icon icon-s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
)
