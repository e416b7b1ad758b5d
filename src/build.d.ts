/**
 * True in the builds that render before React (`scripts/rollup/prerender.mjs`). Each build leaves out what belongs to
 * the other.
 */
declare const BEFORE_REACT: boolean
