import type { ReactNode } from 'react'
import { lookup } from '#domain/lookup'

/* The pictures consist of thin rings with one point in focus, like all pictures of the cabinet.
   `idea__fine` is a paler line, `idea__focus` the only filled shape. */
const PICTURES: Record<string, ReactNode> = {
  'first-lenses': (
    <>
      <path d="M56 92V62a9 9 0 0 1 18 0v12c16 0 28 4 28 18" />
      <path d="M60 62a5 5 0 0 1 10 0" className="idea__fine" />
      <path d="M43 40a22 14 0 0 0 44 0" />
      <ellipse cx="65" cy="40" rx="22" ry="6" className="idea__focus" />
      <path d="M108 22a14 14 0 1 0 6 6M116 14h8M120 10v8" className="idea__fine" />
    </>
  ),
  'one-day': (
    <>
      <path d="M16 74h128" className="idea__fine" />
      <path d="M36 74a44 44 0 0 1 88 0" />
      <path d="M52 74a28 28 0 0 1 56 0" className="idea__fine" />
      <circle cx="80" cy="74" r="10" className="idea__focus" />
      <path d="M80 22v-8M44 37l-6-6M116 37l6-6M30 62l-8-3M130 62l8-3" />
    </>
  ),
  travel: (
    <>
      <path d="M12 82h136" className="idea__fine" />
      <path d="M20 82l30-44 22 32 14-18 22 30" className="idea__fine" />
      <rect x="86" y="44" width="42" height="38" rx="6" />
      <path d="M98 44v-8h18v8M86 58h42" />
      <circle cx="107" cy="70" r="6" className="idea__focus" />
      <circle cx="40" cy="24" r="10" />
    </>
  ),
  sport: (
    <>
      <ellipse cx="80" cy="52" rx="62" ry="34" />
      <ellipse cx="80" cy="52" rx="46" ry="22" className="idea__fine" />
      <ellipse cx="80" cy="52" rx="30" ry="11" />
      <circle cx="121" cy="31" r="7" className="idea__focus" />
      <path d="M94 18h14M86 26h12" className="idea__fine" />
    </>
  ),
  care: (
    <>
      <path d="M40 18h16v10l8 8v46a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V36l8-8zM32 48h32M32 64h32" />
      <circle cx="96" cy="70" r="16" />
      <circle cx="132" cy="70" r="16" />
      <circle cx="96" cy="70" r="9" className="idea__focus" />
      <circle cx="132" cy="70" r="9" className="idea__fine" />
      <path d="M112 70h4M100 20s9 10 9 17a9 9 0 0 1-18 0c0-7 9-17 9-17z" />
    </>
  ),
  'make-up': (
    <>
      <path d="M20 58s20-28 52-28 52 28 52 28-20 26-52 26-52-26-52-26z" />
      <circle cx="72" cy="57" r="17" className="idea__fine" />
      <circle cx="72" cy="57" r="9" className="idea__focus" />
      <path d="M36 40l-7-9M52 33l-4-11M72 30V18M92 33l4-11" />
      <path d="M108 40l30-24M104 46l-2-8 8-2" />
    </>
  ),
  visit: (
    <>
      <rect x="22" y="12" width="56" height="74" rx="6" />
      <path d="M50 22a7 7 0 1 0 7 7M40 46h8M54 46h8M36 60h5M48 60h5M60 60h5M34 72h3M44 72h3M54 72h3M64 72h3" />
      <circle cx="114" cy="48" r="26" />
      <circle cx="114" cy="48" r="16" className="idea__fine" />
      <circle cx="114" cy="48" r="7" className="idea__focus" />
      <path d="M114 74v12M100 86h28" />
    </>
  ),
  unboxing: (
    <>
      <path d="M40 52l40 14 40-14v26L80 92 40 78zM80 66v26" />
      <path d="M40 52L26 42l40-12 14 10M120 52l14-10-40-12-14 10" className="idea__fine" />
      <circle cx="80" cy="26" r="14" />
      <circle cx="80" cy="26" r="6" className="idea__focus" />
      <path d="M50 16l-5-4M110 16l5-4M80 6V2" />
    </>
  ),
}

/** The default picture, an open page, is for ideas that come from the shop only. */
const OWN = (
  <>
    <path d="M80 26c-14-8-32-8-48-4v58c16-4 34-4 48 4 14-8 32-8 48-4V22c-16-4-34-4-48 4zM80 26v58" />
    <path d="M44 38h22M44 50h22M44 62h14" className="idea__fine" />
    <circle cx="106" cy="48" r="10" className="idea__focus" />
  </>
)

/** Draws the picture of an idea. It is hidden from screen readers, because the title is below it. */
export const IdeaPicture = ({ code }: { code: string }) => (
  <svg className="idea__picture" viewBox="0 0 160 96" aria-hidden="true">
    {lookup(PICTURES, code) ?? OWN}
  </svg>
)
