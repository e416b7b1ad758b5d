interface SliderProps {
  label: string
  /** Percent. */
  value: number
  /** The value in words. */
  text: string
  onChanged: (value: number) => void
}

export function Slider({ label, value, text, onChanged }: SliderProps) {
  return (
    <label className="slider">
      <span className="slider__label">
        <span>{label}</span>
        <output className="num">{value} %</output>
      </span>
      <input
        type="range"
        min="0"
        max="100"
        value={value}
        aria-label={label}
        aria-valuetext={text}
        onChange={({ target }) => onChanged(Number(target.value))}
      />
    </label>
  )
}
