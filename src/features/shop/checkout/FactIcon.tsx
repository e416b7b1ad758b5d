/** Drawn here alone: the icons of the home stay as small as they are. */
const ICONS = {
  card: 'M5.5 6h13A2.5 2.5 0 0 1 21 8.5V16a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8.5A2.5 2.5 0 0 1 5.5 6zM3 10.5h18M6.5 15h4',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  repeat: 'M5 11a7 7 0 0 1 12-4l2.5 2.5M19.5 5v4.5H15M19 13a7 7 0 0 1-12 4l-2.5-2.5M4.5 19v-4.5H9',
}

/** Decorative icon beside what is known of a placed order. */
export const FactIcon = ({ name }: { name: keyof typeof ICONS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
)
