import type { ReactNode } from 'react'
import { StyleSheet } from '../StyleSheet'
import css from './gauge.css'

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

interface GaugeProps {
  /** The filled part of the ring, from 0 to 1. */
  value: number
  /** Accessible text, if the content does not say it all: 'До доставки 5 дней'. */
  label?: string
  children: ReactNode
}

/** A ring that fills up around its figure. */
export const Gauge = ({ value, label, children }: GaugeProps) => (
  <div className="gauge" {...(label !== undefined && { role: 'img', 'aria-label': label })}>
    <StyleSheet href={css} />
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <circle className="track" cx="48" cy="48" r={RADIUS} />
      {value > 0 && (
        <circle
          className="arc"
          cx="48"
          cy="48"
          r={RADIUS}
          strokeDasharray={`${LENGTH * Math.min(1, value)} ${LENGTH}`}
        />
      )}
    </svg>
    {children}
  </div>
)
