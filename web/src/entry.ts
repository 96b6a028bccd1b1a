// Nothing else stands here: of a module that only imports, the build makes a script tag for each file, so that the
// libraries and the application run in turns of their own.
import './main.tsx'
