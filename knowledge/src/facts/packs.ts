import type { FactPack } from './pack.ts'
import { accounting } from './packs/accounting.ts'
import { agile } from './packs/agile.ts'
import { ancientCivilisations } from './packs/ancient-civilisations.ts'
import { animals } from './packs/animals.ts'
import { artHistory } from './packs/art-history.ts'
import { astronomy } from './packs/astronomy.ts'
import { biology } from './packs/biology.ts'
import { chemistry } from './packs/chemistry.ts'
import { cinema } from './packs/cinema.ts'
import { civics } from './packs/civics.ts'
import { computing } from './packs/computing.ts'
import { cooking } from './packs/cooking.ts'
import { customerService } from './packs/customer-service.ts'
import { cybersecurity } from './packs/cybersecurity.ts'
import { dataProtection } from './packs/data-protection.ts'
import { databases } from './packs/databases.ts'
import { ecology } from './packs/ecology.ts'
import { economics } from './packs/economics.ts'
import { electricity } from './packs/electricity.ts'
import { englishLanguage } from './packs/english-language.ts'
import { englishLiterature } from './packs/english-literature.ts'
import { europeanUnion } from './packs/european-union.ts'
import { fireSafety } from './packs/fire-safety.ts'
import { firstAid } from './packs/first-aid.ts'
import { foodHygiene } from './packs/food-hygiene.ts'
import { frenchGrammar } from './packs/french-grammar.ts'
import { frenchHistory } from './packs/french-history.ts'
import { frenchLiterature } from './packs/french-literature.ts'
import { frenchRevolution } from './packs/french-revolution.ts'
import { geography } from './packs/geography.ts'
import { geology } from './packs/geology.ts'
import { health } from './packs/health.ts'
import { humanBody } from './packs/human-body.ts'
import { humanResources } from './packs/human-resources.ts'
import { internet } from './packs/internet.ts'
import { lawBasics } from './packs/law-basics.ts'
import { management } from './packs/management.ts'
import { marketing } from './packs/marketing.ts'
import { mathematics } from './packs/mathematics.ts'
import { music } from './packs/music.ts'
import { mythology } from './packs/mythology.ts'
import { nutrition } from './packs/nutrition.ts'
import { personalFinance } from './packs/personal-finance.ts'
import { philosophy } from './packs/philosophy.ts'
import { physics } from './packs/physics.ts'
import { plants } from './packs/plants.ts'
import { programming } from './packs/programming.ts'
import { projectManagement } from './packs/project-management.ts'
import { psychology } from './packs/psychology.ts'
import { roadSafety } from './packs/road-safety.ts'
import { sales } from './packs/sales.ts'
import { secondWorldWar } from './packs/second-world-war.ts'
import { sports } from './packs/sports.ts'
import { spreadsheets } from './packs/spreadsheets.ts'
import { statistics } from './packs/statistics.ts'
import { webDevelopment } from './packs/web-development.ts'
import { workplaceSafety } from './packs/workplace-safety.ts'
import { worldHistory } from './packs/world-history.ts'

/** The fact base: a new pack is a new file and its line here. */
export const FACT_PACKS: readonly FactPack[] = [
  accounting,
  agile,
  ancientCivilisations,
  animals,
  artHistory,
  astronomy,
  biology,
  chemistry,
  cinema,
  civics,
  computing,
  cooking,
  customerService,
  cybersecurity,
  dataProtection,
  databases,
  ecology,
  economics,
  electricity,
  englishLanguage,
  englishLiterature,
  europeanUnion,
  fireSafety,
  firstAid,
  foodHygiene,
  frenchGrammar,
  frenchHistory,
  frenchLiterature,
  frenchRevolution,
  geography,
  geology,
  health,
  humanBody,
  humanResources,
  internet,
  lawBasics,
  management,
  marketing,
  mathematics,
  music,
  mythology,
  nutrition,
  personalFinance,
  philosophy,
  physics,
  plants,
  programming,
  projectManagement,
  psychology,
  roadSafety,
  sales,
  secondWorldWar,
  sports,
  spreadsheets,
  statistics,
  webDevelopment,
  workplaceSafety,
  worldHistory,
]
