import { useField } from 'formik'
import { TagPills } from './TagPills'

/** Asks for the tags of a story: the shop's tags, and those that the story has already. */
export function TagsField({ name, known }: { name: string; known: readonly string[] }) {
  const [{ value }, , { setValue }] = useField<string[]>(name)
  const tags = [...new Set([...known, ...value])]
  if (tags.length === 0) return null
  return (
    <TagPills
      legend="Темы"
      tags={tags}
      chosen={new Set(value)}
      onChanged={(chosen) => void setValue([...chosen])}
    />
  )
}
