import { memo, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { effectsOf, KINDS, nameOf, type CataractKind } from './cataract'
import type { SceneLayer } from './scene'
import { Glow } from './scenes/Glow'
import { Picture } from './scenes/Picture'

/** The picture: a drawn scene, or the customer's own photo. */
export type Sight = { title: string; Scene: SceneLayer } | { title: string; photo: ImageBitmap }

interface CataractViewProps {
  sight: Sight
  kind: CataractKind
  /** Severity in percent. */
  severity: number
  isBright: boolean
  /** Share of the width that is shown without a cataract, in percent. */
  edge: number
}

/** Returns a share for programs, with up to 4 decimals. */
const asData = (share: number) => String(Math.round(share * 10_000) / 10_000)

/** Shows the picture twice: unchanged, and as it is seen with a cataract. Only CSS layers change it. */
export function CataractView({ sight, kind, severity, isBright, edge }: CataractViewProps) {
  const { distanceBlur, nearBlur, yellowing, contrastLoss, glare } = effectsOf(kind, severity)
  const shares = {
    '--far': distanceBlur,
    '--near': nearBlur,
    '--yellow': yellowing,
    '--veil': contrastLoss,
    '--glare': glare * (isBright ? 1 : 0.5),
    '--edge': `${edge}%`,
  } as CSSProperties
  return (
    <div className="sight" style={shares}>
      <div
        className="sight__picture"
        role="img"
        aria-label={`${sight.title}. ${nameOf(kind, severity)}`}
        data-kind={kind}
        data-distance-blur={asData(distanceBlur)}
        data-near-blur={asData(nearBlur)}
        data-yellowing={asData(yellowing)}
        data-contrast-loss={asData(contrastLoss)}
        data-glare={asData(glare)}
      >
        <Whole sight={sight} />
        <div className="sight__seen">
          <Whole sight={sight} />
          <div className="sight__haze">
            <Blurred sight={sight} />
            <div className="sight__veil" />
          </div>
          <div className="sight__tint" />
          <div className="sight__lights">
            <Lights sight={sight} />
          </div>
        </div>
      </div>
      <Caption side="left" isShown={edge > 0}>
        без катаракты
      </Caption>
      <Caption side="right" isShown={edge < 100}>
        <span className="sight__name">{KINDS[kind].title}, </span>
        <span className="num">{severity} %</span>
      </Caption>
      <span className="sight__edge" aria-hidden="true" />
    </div>
  )
}

interface CaptionProps {
  side: 'left' | 'right'
  isShown: boolean
  children: ReactNode
}

const Caption = ({ side, isShown, children }: CaptionProps) =>
  isShown && (
    <span className={`sight__caption sight__caption--${side}`} aria-hidden="true">
      {children}
    </span>
  )

/** The picture is memoized, so that moving the slider changes only CSS layers. */
const Whole = memo(function Whole({ sight }: { sight: Sight }) {
  if ('photo' in sight) return <PhotoCanvas photo={sight.photo} />
  return (
    <div className="sight__whole">
      <sight.Scene layer="far" />
      <sight.Scene layer="near" />
    </div>
  )
})

const Blurred = memo(function Blurred({ sight }: { sight: Sight }) {
  if ('photo' in sight)
    return (
      <div className="sight__whole sight__far">
        <PhotoCanvas photo={sight.photo} />
      </div>
    )
  return (
    <div className="sight__whole">
      <div className="sight__far">
        <sight.Scene layer="far" />
      </div>
      <div className="sight__near">
        <sight.Scene layer="near" />
      </div>
    </div>
  )
})

const Lights = memo(function Lights({ sight }: { sight: Sight }) {
  return 'Scene' in sight ? <sight.Scene layer="lights" /> : <PhotoLights />
})

/** Draws one light at a fixed place, because the lights of a photo are unknown. */
const PhotoLights = () => (
  <Picture>
    <Glow x={320} y={90} size={260} />
  </Picture>
)

function PhotoCanvas({ photo }: { photo: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(photo, 0, 0)
  }, [photo])
  return <canvas ref={canvas} width={photo.width} height={photo.height} aria-hidden="true" />
}
