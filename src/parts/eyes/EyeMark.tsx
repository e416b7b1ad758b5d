import { EYES, type Eye } from '#domain/lens'
import { classes } from '#ui/lib/classes'
import { StyleSheet } from '#ui/StyleSheet'
import css from './eyeMark.css'

interface EyeMarkProps {
  eye: Eye
  small?: boolean
}

/**
 * Sign of an eye: the right one is solid and opens to the right, the left one is hollow and opens to the
 * left. Its shape alone tells the eyes apart. It is decorative: the name of the eye is beside it.
 */
export const EyeMark = ({ eye, small = false }: EyeMarkProps) => (
  <>
    <StyleSheet href={css} />
    <svg
      className={classes(
        'eye-mark',
        eye === 'left' ? 'eye-mark--left' : 'eye-mark--right',
        small && 'eye-mark--small',
      )}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <circle className="eye-mark__ring" cx="24" cy="24" r="22" />
      <circle className="eye-mark__disc" cx="24" cy="24" r="16.5" />
      <text x="24" y="29.3">
        {EYES[eye].mark}
      </text>
    </svg>
  </>
)
