import { useId, useRef } from 'react'
import { FieldNote } from '#forms/fields/FieldNote'
import { Icon } from '#ui/Icon'
import { PHOTO_TYPES } from './readPhoto'
import { DRAWN_SCENES, PHOTO, SCENES, type DrawnScene } from './scene'

interface SceneChoiceProps {
  value: DrawnScene | 'photo' | undefined
  /** Error of the last choice; undefined if there is none. */
  error: string | undefined
  onChosen: (scene: DrawnScene) => void
  onPhoto: (file: File) => void
}

/** Offers the drawn scenes, or a photo of the customer's own. */
export function SceneChoice({ value, error, onChosen, onPhoto }: SceneChoiceProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  return (
    <fieldset className="field" aria-describedby={`${id}hint`}>
      <legend>Сцена</legend>
      <div className="scenes">
        {DRAWN_SCENES.map((scene) => (
          <label key={scene} className="scene">
            <input
              className="covering"
              type="radio"
              name={id}
              value={scene}
              checked={scene === value}
              onChange={() => onChosen(scene)}
            />
            <span className="scene__face">
              <Thumb scene={scene} />
              <span className="small">{SCENES[scene].title}</span>
            </span>
          </label>
        ))}
        <button
          type="button"
          className="scene scene--photo"
          aria-pressed={value === 'photo'}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          onClick={() => file.current?.click()}
        >
          <span className="scene__face">
            <span className="scene__place">
              <Icon name="upload" />
            </span>
            <span className="small">{PHOTO}</span>
          </span>
        </button>
      </div>
      <input
        ref={file}
        type="file"
        accept={Object.keys(PHOTO_TYPES).join(',')}
        hidden
        aria-label={PHOTO}
        onChange={({ target }) => {
          const [given] = target.files ?? []
          if (given) onPhoto(given)
          // Clearing the value lets the same file be chosen again.
          target.value = ''
        }}
      />
      <FieldNote id={id} error={error} hint="Фото остаётся на устройстве" />
    </fieldset>
  )
}

const Thumb = ({ scene }: { scene: DrawnScene }) => (
  <svg className="scene__thumb" viewBox="0 0 96 60" aria-hidden="true">
    {scene === 'street' && (
      <>
        <path d="M0 0h96v60H0z" fill="#dcebef" />
        <path d="M0 44V8h26v34zM96 44V4H72v38z" fill="#b9a58c" />
        <path d="M0 44h96v16H0z" fill="#8a9498" />
        <path d="M12 49h10l-4 7H6zM34 49h10l-2 7H30zM56 49h10l-1 7H53z" fill="#f3f1ea" />
        <path d="M42 26h20v17H42z" fill="#2c7d88" />
      </>
    )}
    {scene === 'night' && (
      <>
        <path d="M0 0h96v60H0z" fill="#14242a" />
        <path d="M48 26 18 60h60z" fill="#2b3d44" />
        <path d="M48 32v4M48 42v7" stroke="#d8e0df" strokeWidth="2" />
        <circle cx="36" cy="38" r="8" fill="#fff3c4" opacity="0.25" />
        <circle cx="36" cy="38" r="4" fill="#fff3c4" />
        <circle cx="69" cy="14" r="9" fill="#ffe39a" opacity="0.25" />
        <circle cx="69" cy="14" r="4" fill="#ffe39a" />
      </>
    )}
    {scene === 'text' && (
      <>
        <path d="M0 0h96v60H0z" fill="#e9e0cf" />
        <path d="M22 6h52v54H22z" fill="#fbfaf5" />
        <path d="M30 15h26M30 23h36M30 30h36M30 37h30M30 44h36M30 51h20" stroke="#48626b" strokeWidth="2.5" />
      </>
    )}
  </svg>
)
