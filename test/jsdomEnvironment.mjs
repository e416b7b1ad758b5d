import vm from 'node:vm'
import FixedJSDOMEnvironment from 'jest-fixed-jsdom'

/** The compiled code of each module in this process, by its file. */
const compiled = new Map()
const { compileFunction } = vm

/**
 * Compiles each module once per process. Jest loads React, the testing library and the product anew for each test file,
 * and its hook for dynamic imports prevents Node from using V8's cache, which takes a fifth of the time of a short
 * file.
 */
vm.compileFunction = (source, parameters, options) => {
  const known = compiled.get(options.filename)
  if (known?.source === source)
    return compileFunction(source, parameters, { ...options, cachedData: known.code })
  const made = compileFunction(source, parameters, { ...options, produceCachedData: true })
  compiled.set(options.filename, { source, code: made.cachedData })
  return made
}

export default FixedJSDOMEnvironment
