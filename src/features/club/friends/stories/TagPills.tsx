import { classes } from '#ui/lib/classes'

interface TagPillsProps {
  legend: string
  tags: readonly string[]
  chosen: ReadonlySet<string>
  onChanged: (chosen: ReadonlySet<string>) => void
}

/** Offers tags as checkboxes. */
export function TagPills({ legend, tags, chosen, onChanged }: TagPillsProps) {
  const toggled = (tag: string) =>
    new Set(chosen.has(tag) ? [...chosen].filter((one) => one !== tag) : [...chosen, tag])
  return (
    <fieldset className="pills">
      <legend>{legend}</legend>
      <div className="pills__row">
        {[...new Set(tags)].map((tag) => (
          <label className={classes('pills__pill', chosen.has(tag) && 'is-chosen')} key={tag}>
            <input
              type="checkbox"
              className="covering"
              checked={chosen.has(tag)}
              onChange={() => onChanged(toggled(tag))}
            />
            <span>{tag}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
