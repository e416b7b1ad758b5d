import type { ReactNode } from 'react'
import type { MaterialKind } from '#data/materials/material'

/**
 * The drawings for materials without a picture, one for each kind; like all drawings here they consist of
 * rings and lines.
 */
const DRAWINGS: Record<MaterialKind, ReactNode> = {
  articles: (
    <>
      <circle cx="120" cy="62" r="42" opacity=".3" />
      <circle cx="120" cy="62" r="30" opacity=".6" />
      <path d="M40 62h44M156 62h44" opacity=".5" />
      <path d="M84 62c20-30 52-30 72 0-20 30-52 30-72 0z" />
      <circle cx="120" cy="62" r="10" strokeWidth="4" />
    </>
  ),
  events: (
    <>
      <circle cx="120" cy="62" r="44" opacity=".25" />
      <path d="M120 18v-8M120 114v-8M76 62h-8M172 62h-8" opacity=".5" />
      <circle cx="120" cy="62" r="34" strokeDasharray="6 4.68" strokeWidth="3" />
      <path d="M120 42v20l14 9" strokeWidth="2.5" strokeLinejoin="round" />
    </>
  ),
  videos: (
    <>
      <circle cx="120" cy="62" r="44" opacity=".25" />
      <circle cx="120" cy="62" r="34" opacity=".5" />
      <path d="M110 46v32l26-16z" strokeWidth="2.5" strokeLinejoin="round" />
    </>
  ),
  training: (
    <>
      <path d="M40 92h160" opacity=".4" />
      <circle cx="62" cy="92" r="7" fill="currentColor" />
      <circle cx="101" cy="76" r="7" fill="currentColor" />
      <circle cx="140" cy="56" r="10" strokeWidth="3" />
      <circle cx="179" cy="34" r="7" />
      <path d="m69 89 25-10M108 72l23-11M149 51l24-13" opacity=".6" />
    </>
  ),
  news: (
    <>
      <path d="M140 30a45 45 0 0 1 0 64" opacity=".3" />
      <path d="M130 40a31 31 0 0 1 0 44" opacity=".6" />
      <path d="M120 50a17 17 0 0 1 0 24" />
      <circle cx="104" cy="62" r="7" fill="currentColor" />
      <path d="M44 62h40" opacity=".5" />
    </>
  ),
  products: (
    <>
      <ellipse cx="120" cy="62" rx="46" ry="40" opacity=".3" />
      <path d="M78 76c6-46 78-46 84 0" strokeWidth="3" />
      <path d="M78 76c16 14 68 14 84 0" />
      <path d="M94 68c8-20 28-26 40-22" opacity=".6" />
    </>
  ),
}

export const KindDrawing = ({ kind }: { kind: MaterialKind }) => (
  <svg className="kind-drawing" viewBox="0 0 240 124" aria-hidden="true">
    {DRAWINGS[kind]}
  </svg>
)
