import { ICONS, type IconName } from './lib/icons'

/** Decorative icon: its meaning must also be in the text beside it or in the control's label. */
export function Icon({ name, size = 24 }: { name: IconName; size?: 16 | 20 | 24 }) {
  const sized = { 16: 'icon icon-xs', 20: 'icon icon-s', 24: 'icon' }[size]
  return (
    <svg className={sized} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
