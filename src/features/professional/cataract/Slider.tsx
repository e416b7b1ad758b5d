import { useId } from 'react'

interface SliderProps {
  label: string
  /** Value in percent. */
  value: number
  /** The value in words, for screen readers. */
  text: string
  onChanged: (value: number) => void
}

export function Slider({ label, value, text, onChanged }: SliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <div className="slider__label">
        <label id={`${id}label`} htmlFor={id}>
          {label}
        </label>
        <output className="num" htmlFor={id} aria-labelledby={`${id}label`}>
          {value} %
        </output>
      </div>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChanged(Number(target.value))}
      />
    </div>
  )
}
