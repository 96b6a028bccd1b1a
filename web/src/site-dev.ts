/** For the development server alone: the script of the public pages, and by way of what draws them their style. */
import './site-main.tsx'
import './site-script/index.ts'
