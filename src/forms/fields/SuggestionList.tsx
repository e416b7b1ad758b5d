import type { Suggestion } from '../../domain/suggestions'

interface SuggestionListProps {
  /** Id of the list; the field references it with `aria-controls` and `aria-activedescendant`. */
  id: string
  suggestions: readonly Suggestion[]
  active: number
  typed: string
  onChosen: (suggestion: Suggestion) => void
}

export function SuggestionList({ id, suggestions, active, typed, onChosen }: SuggestionListProps) {
  return (
    <div
      className="listbox"
      role="listbox"
      id={`${id}list`}
      aria-label="Варианты"
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.id}
          className="listbox__option"
          role="option"
          id={`${id}option${index}`}
          aria-selected={index === active}
          // The label is plain text: some screen readers split a name at its highlighted part.
          aria-label={[suggestion.label, suggestion.note].filter(Boolean).join(', ')}
          tabIndex={-1}
          onMouseDown={(event) => {
            // Keeps the focus in the field: blur would close the list before the click.
            event.preventDefault()
            onChosen(suggestion)
          }}
        >
          <Marked text={suggestion.label} part={typed} />
          {suggestion.note !== undefined && (
            <>
              <br />
              <span className="small soft">{suggestion.note}</span>
            </>
          )}
        </div>
      ))}
    </div>
  )
}

function Marked({ text, part }: { text: string; part: string }) {
  const start = text.toLowerCase().indexOf(part.toLowerCase())
  if (start === -1) return text
  const end = start + part.length
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
