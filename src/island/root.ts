/**
 * The larger half of React, which loads while the rest of an island is already running
 * (`scripts/rollup/chunks.mjs`).
 */
export { createRoot } from 'react-dom/client'
export { followTranslator } from '../host/page/translated'
