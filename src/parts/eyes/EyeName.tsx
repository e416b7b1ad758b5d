import { EYES, type Eye } from '#domain/lens'

/** 'Правый': the name of an eye wherever its lens stands (contract 19.3); a screen reader says 'глаз, OD', too. */
export const EyeName = ({ eye }: { eye: Eye }) => (
  <>
    {EYES[eye].name}
    <span className="visually-hidden"> глаз, {EYES[eye].mark}</span>
  </>
)
