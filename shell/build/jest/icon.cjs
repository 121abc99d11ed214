// Any Lucide icon in tests: icons say nothing, the words beside them do. (Jest cannot require the package's ES modules.)
module.exports = { __esModule: true, default: () => null };
