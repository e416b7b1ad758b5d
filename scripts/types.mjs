// Checks the types that the build does not check: tests, examples, the check, configurations: `npm run
// types:rest`. Types of `src` and `widgets` are only looked up here; `npm run types` checks everything.
import ts from 'typescript'

const problems = []
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => problems.push(problem) }
const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)
const program = ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors })
const isRest = ({ fileName }) =>
  !/^\/(src|widgets)\//.test(ts.sys.resolvePath(fileName).slice(process.cwd().length))

problems.push(
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program
    .getSourceFiles()
    .filter(isRest)
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
)

const names = {
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getCanonicalFileName: (name) => name,
  getNewLine: () => ts.sys.newLine,
}
process.stderr.write(ts.formatDiagnosticsWithColorAndContext(problems, names))
process.exit(problems.length === 0 ? 0 : 1)
